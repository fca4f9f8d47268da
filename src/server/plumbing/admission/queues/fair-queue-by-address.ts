export class FairQueueByAddress<Waiting> {
  readonly #byParty = new Map<string, Waiting[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  add(party: string, waiting: Waiting): void {
    const own = this.#byParty.get(party)
    if (own) own.push(waiting)
    else this.#byParty.set(party, [waiting])
    this.#size += 1
  }

  remove(party: string, waiting: Waiting): void {
    const own = this.#byParty.get(party) ?? []
    const at = own.indexOf(waiting)
    if (at >= 0) this.#takeAt(party, own, at)
  }

  next(
    beingDone: (party: string) => number = () => 0,
    may: (party: string) => boolean = () => true,
  ): Waiting | undefined {
    let best: { party: string; own: Waiting[]; done: number } | undefined
    for (const [party, own] of this.#byParty) {
      const done = beingDone(party)
      if (may(party) && (!best || done < best.done)) best = { party, own, done }
      if (best?.done === 0) break
    }
    return best && this.#takeAt(best.party, best.own, 0)
  }

  dropFor(party: string): Waiting | undefined {
    let longest: [string, Waiting[]] | undefined
    for (const entry of this.#byParty) if (entry[1].length > (longest?.[1].length ?? 0)) longest = entry
    const own = this.#byParty.get(party)?.length ?? 0
    if (!longest || longest[1].length <= own + 1) return undefined
    return this.#takeAt(longest[0], longest[1], longest[1].length - 1)
  }

  all(): Waiting[] {
    return [...this.#byParty.values()].flat()
  }

  #takeAt(party: string, own: Waiting[], at: number): Waiting | undefined {
    const [taken] = own.splice(at, 1)
    this.#size -= 1
    this.#byParty.delete(party)
    // To the end: the others have their turn before.
    if (own.length > 0) this.#byParty.set(party, own)
    return taken
  }
}
