import { describe, expect, it, vi } from 'vitest';
import { openThinking, type ThinkerQuestion, type Reply } from './thinking.ts';

/** A worker whose mind is the test's. */
class TestWorker {
  static hired: TestWorker[] = [];
  onmessage?: (event: { data: Reply }) => void;
  onerror?: (event: { message: string; preventDefault(): void }) => void;
  ended = false;
  readonly asked: ThinkerQuestion[] = [];
  constructor() {
    TestWorker.hired.push(this);
  }
  postMessage(question: ThinkerQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.ended = true;
  }
}

const question = { game: 'g', level: 'easy', seat: 1, seed: 1, view: {} } as never;
const open = (limit?: number) => {
  TestWorker.hired = [];
  return openThinking(() => new TestWorker() as unknown as Worker, limit);
};
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('bots in a worker', () => {
  it('load nothing before the first question', () => {
    open();
    expect(TestWorker.hired).toHaveLength(0);
  });

  it('are asked one thing at a time', async () => {
    const thinking = open();
    const first = thinking.choose(question);
    const second = thinking.choose(question);
    await turn();
    const [worker] = TestWorker.hired;
    expect(worker?.asked).toHaveLength(1);
    worker?.onmessage?.({ data: { move: { type: 'A' } } });
    expect(await first).toEqual({ type: 'A' });
    await turn();
    expect(worker?.asked).toHaveLength(2);
    worker?.onmessage?.({ data: { failed: 'no idea' } });
    await expect(second).rejects.toThrow('no idea');
    expect(TestWorker.hired).toHaveLength(1);
  });

  it('lose their worker when they take too long, and the next question gets a new one', async () => {
    vi.useFakeTimers();
    const thinking = open(1_000);
    const late = expect(thinking.choose(question)).rejects.toThrow('too long');
    await vi.advanceTimersByTimeAsync(1_001);
    await late;
    expect(TestWorker.hired[0]?.ended).toBe(true);
    void thinking.choose(question);
    await vi.advanceTimersByTimeAsync(1);
    expect(TestWorker.hired).toHaveLength(2);
    vi.useRealTimers();
  });

  it('are dismissed with the table', async () => {
    const thinking = open();
    const pending = expect(thinking.choose(question)).rejects.toThrow();
    await turn();
    thinking.close();
    await pending;
    expect(TestWorker.hired[0]?.ended).toBe(true);
    await expect(thinking.choose(question)).rejects.toThrow();
  });
});
