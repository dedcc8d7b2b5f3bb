import { channel } from 'node:diagnostics_channel';

/** Each request to the help desk is told here when it is over: method, path, status and duration, no headers or bodies. */
export const REQUEST_LOG = channel('deskform:requests');
