// Loaded before a program whose memory is measured: writes the most that it ever had, in KB, when it ends.
import { writeFileSync } from 'node:fs';

process.on('exit', () => writeFileSync(process.env.BENCH_PEAK, String(process.resourceUsage().maxRSS)));
