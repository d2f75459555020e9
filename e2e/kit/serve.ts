/** The server as `npm start` runs it, without the installation: `node serve.ts --port 0 --data <folder>`. */
import './later.ts';
import { serve } from '../../server/main.ts';
import { newSeed } from './deals.ts';

process.exitCode = await serve(process.argv.slice(2), process.env, { newSeed });
