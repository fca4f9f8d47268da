import type { OwnerConnection } from './engine.ts'

const fullDisk = '53100'

export class FullDisk {
  #isFull = false

  heard = <Failure>(error: Failure): Failure => {
    if (error instanceof Error && 'code' in error && error.code === fullDisk) this.#isFull = true
    return error
  }

  /** False after a write failed on a full disk, until about a megabyte can be written again. */
  async hasRoom(runAsOwner: <T>(work: (connection: OwnerConnection) => Promise<T>) => Promise<T>): Promise<boolean> {
    if (!this.#isFull) return true
    try {
      await runAsOwner(fill)
      this.#isFull = false
    } catch {
      // As long as it cannot be written, for whatever reason.
    }
    return !this.#isFull
  }
}

async function fill(connection: OwnerConnection): Promise<void> {
  await connection.execute(`begin;
    create temp table porchlight_room on commit drop as
      select md5(random()::text) || md5(random()::text) as filler from generate_series(1, 12000);
    commit`)
}
