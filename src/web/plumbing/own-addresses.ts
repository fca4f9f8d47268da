/**
 * The addresses that a page wrote itself while somebody typed, and that may arrive late and in a bunch on a slow
 * device. It tells them from an address that came by another way (back, forward, a followed link), which the page has to
 * follow: taking its own older address for such a one would take letters out of a field that somebody is typing in.
 */
export class OwnAddresses {
  /** Oldest first. The first is where the page stands, the others are under way. */
  #written: string[]

  constructor(here: string) {
    this.#written = [here]
  }

  /** Whether `address` is the last one known: there is nothing to write. */
  isLast(address: string): boolean {
    return this.#written.at(-1) === address
  }

  /** The page goes to `address` by itself. */
  write(address: string): void {
    this.#written.push(address)
  }

  /** The page stands at `address` now. True when it did not go there by itself. */
  isAnother(address: string): boolean {
    const place = this.#written.lastIndexOf(address)
    this.#written = place < 0 ? [address] : this.#written.slice(place)
    return place < 0
  }
}
