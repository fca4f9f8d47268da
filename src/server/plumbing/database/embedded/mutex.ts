export class Mutex {
  #last: Promise<void> = Promise.resolve()

  /** The returned function lets the next one in. It must be called once, whatever happens. */
  async acquire(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}
