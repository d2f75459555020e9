/** Where the values of this game's components come from (games/provenance.ts says how it is written). */
import type { ProvenanceFile } from '../../provenance.ts';
import file from './provenance.json' with { type: 'json' };

export const provenance = file as ProvenanceFile;
