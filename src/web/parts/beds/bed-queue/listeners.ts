export class Listeners<Heard extends unknown[]> {
  readonly #all = new Set<(...heard: Heard) => void>()

  add = (listener: (...heard: Heard) => void): (() => void) => {
    this.#all.add(listener)
    return () => this.#all.delete(listener)
  }

  tell = (...heard: Heard): void => {
    for (const listener of this.#all) listener(...heard)
  }
}
