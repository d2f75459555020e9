/** The server as `npm start` runs it, without the installation: `node serve.ts --port 0 --data <folder>`. */
import './later.ts';
import { serve } from '../../server/main.ts';
import { newDealSeed, newSeed } from './deals.ts';

// Ghosts take a core for a minute or two: only where a test wants them.
const labourAfterMs = process.env.GHOSTS_AFTER === undefined ? Infinity : Number(process.env.GHOSTS_AFTER);
process.exitCode = await serve(process.argv.slice(2), process.env, { newSeed, newDealSeed, labourAfterMs });
