import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/**
 * Makes certificates with nothing but Node, so that the tests need no program beside it and no key lies in the
 * repository. Only as much of X.509 as a TLS handshake on loopback looks at.
 */
interface Certificate {
  readonly cert: string;
  readonly key: string;
}

export interface Authority extends Certificate {
  readonly issue: (name: string, dates?: Validity) => Certificate;
}

type Validity = 'valid' | 'expired';

export function makeAuthority(name: string): Authority {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const issue = (subject: string, publicKey: KeyObject, extensions: Buffer, dates: Validity): string =>
    certificate(name, subject, publicKey, keys.privateKey, extensions, dates);
  return {
    cert: issue(name, keys.publicKey, sequence(basicConstraints()), 'valid'),
    key: pemOf(keys.privateKey),
    issue: (subject, dates = 'valid') => {
      const own = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      return {
        cert: issue(subject, own.publicKey, sequence(alternativeName(subject)), dates),
        key: pemOf(own.privateKey),
      };
    },
  };
}

function certificate(
  issuer: string,
  subject: string,
  publicKey: KeyObject,
  signer: KeyObject,
  extensions: Buffer,
  dates: Validity,
): string {
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
  const body = sequence(
    tagged(0xa0, integer(2)),
    der(0x02, Buffer.concat([Buffer.of(0x01), randomBytes(8)])),
    ecdsaWithSha256,
    nameOf(issuer),
    dates === 'valid'
      ? sequence(time('20200101000000Z'), time('20991231235959Z'))
      : sequence(time('20200101000000Z'), time('20210101000000Z')),
    nameOf(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, extensions),
  );
  const signature = bits(sign('sha256', body, signer));
  // The length of a signature varies: a last line that is full has no empty line behind it, which OpenSSL refuses.
  const text = sequence(body, ecdsaWithSha256, signature)
    .toString('base64')
    .replace(/.{64}(?=.)/g, '$&\n');
  return `-----BEGIN CERTIFICATE-----\n${text}\n-----END CERTIFICATE-----\n`;
}

function basicConstraints(): Buffer {
  return sequence(oid('551d13'), Buffer.of(0x01, 0x01, 0xff), octets(sequence(Buffer.of(0x01, 0x01, 0xff))));
}

/** The name, and 127.0.0.1 beside "localhost". */
function alternativeName(name: string): Buffer {
  const names = [der(0x82, Buffer.from(name)), ...(name === 'localhost' ? [der(0x87, Buffer.of(127, 0, 0, 1))] : [])];
  return sequence(oid('551d11'), octets(sequence(...names)));
}

const nameOf = (name: string): Buffer => sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(name)))));
const pemOf = (key: KeyObject): string => key.export({ type: 'pkcs8', format: 'pem' }).toString();
const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, Buffer.concat(parts));
const tagged = (tag: number, part: Buffer): Buffer => der(tag, part);
const integer = (value: number): Buffer => der(0x02, Buffer.of(value));
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const octets = (part: Buffer): Buffer => der(0x04, part);
const bits = (part: Buffer): Buffer => der(0x03, Buffer.concat([Buffer.of(0), part]));
const time = (text: string): Buffer => der(0x18, Buffer.from(text));

function der(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.of(tag, ...head), content]);
}
