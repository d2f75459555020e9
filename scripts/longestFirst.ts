/** The order of test files: the longest begin first, so that nobody waits for one of them alone at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A sequencer; `longest` has names of test files without `.test.ts`, the longest first. All others follow in their order. */
export function longestFirst(longest: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const place = ({ moduleId }: TestSpecification): number => {
        const found = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
        return found < 0 ? longest.length : found;
      };
      return (await super.sort(files)).sort((a, b) => place(a) - place(b));
    }
  };
}
