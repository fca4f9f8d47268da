/** Those who wait, by the address they come from: whoever sends many lengthens their own wait and nobody else's. */
export class FairLine<Waiting> {
  readonly #byAddress = new Map<string, Waiting[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add(address: string, waiting: Waiting): void {
    const own = this.#byAddress.get(address)
    if (own) own.push(waiting)
    else this.#byAddress.set(address, [waiting])
    this.#size += 1
  }

  remove(address: string, waiting: Waiting): void {
    const own = this.#byAddress.get(address) ?? []
    const at = own.indexOf(waiting)
    if (at >= 0) this.#takeAt(address, own, at)
  }

  /** The first of the address for which least is being done, of those that `may` be begun. */
  next(beingDone: (address: string) => number, may: (address: string) => boolean): Waiting | undefined {
    let best: { address: string; own: Waiting[]; done: number } | undefined
    for (const [address, own] of this.#byAddress) {
      const done = beingDone(address)
      if (may(address) && (!best || done < best.done)) best = { address, own, done }
      if (best?.done === 0) break
    }
    return best && this.#takeAt(best.address, best.own, 0)
  }

  /** The last who came of the address with most waiting, if those are more than of `address`. */
  dropFor(address: string): Waiting | undefined {
    let longest: [string, Waiting[]] | undefined
    for (const entry of this.#byAddress) if (entry[1].length > (longest?.[1].length ?? 0)) longest = entry
    const own = this.#byAddress.get(address)?.length ?? 0
    if (!longest || longest[1].length <= own + 1) return undefined
    return this.#takeAt(longest[0], longest[1], longest[1].length - 1)
  }

  all(): Waiting[] {
    return [...this.#byAddress.values()].flat()
  }

  #takeAt(address: string, own: Waiting[], at: number): Waiting | undefined {
    const [taken] = own.splice(at, 1)
    this.#size -= 1
    this.#byAddress.delete(address)
    // To the end: the others have their turn before.
    if (own.length > 0) this.#byAddress.set(address, own)
    return taken
  }
}
