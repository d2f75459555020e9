/** Whoever wants to be told of something, in the order in which they asked for it. */
export class Listeners<T> {
  readonly #listeners: ((news: T) => void)[] = [];

  add(listener: (news: T) => void): void {
    this.#listeners.push(listener);
  }

  tell(news: T): void {
    for (const listener of this.#listeners) listener(news);
  }
}
