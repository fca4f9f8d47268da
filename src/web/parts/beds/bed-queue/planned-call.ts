export type Scheduler = (ms: number, call: () => void) => () => void

/** An earlier call replaces the planned one; a later one does not. */
export class PlannedCall {
  readonly #parts: { after: Scheduler; now: () => number; call: () => void }
  #planned: { at: number; callOff: () => void } | null = null

  constructor(parts: { after: Scheduler; now: () => number; call: () => void }) {
    this.#parts = parts
  }

  in(ms: number): void {
    const { after, now, call } = this.#parts
    const at = now() + ms
    if (this.#planned && this.#planned.at <= at) return
    this.callOff()
    const callOff = after(ms, () => {
      this.#planned = null
      call()
    })
    this.#planned = { at, callOff }
  }

  callOff(): void {
    this.#planned?.callOff()
    this.#planned = null
  }
}
