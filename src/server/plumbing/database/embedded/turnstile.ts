/** Lets one in at a time, in the order of arrival. */
export class Turnstile {
  #last: Promise<void> = Promise.resolve()

  /** Resolves with the function that lets the next one in. It must be called once, whatever happens. */
  async enter(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const before = this.#last
    this.#last = promise
    await before
    return resolve
  }
}
