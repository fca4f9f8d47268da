/** A thread or a process. While it is not referenced, it does not keep the server running. */
export type Helper<Task> = { send(task: Task): void; ref(): void; unref(): void; end(): void }

type HelperListener<Said> = { said(said: Said): void; gone(error?: Error): void }
type PendingTask<Said> = { resolve: (said: Said) => void; reject: (error: Error) => void; late: NodeJS.Timeout }

/**
 * Gives a helper one task at a time. It is started when it is first needed, and ended when it has had nothing to do for
 * `idleMs` or needs more than `maxMs`; `tooMuch` is the error of a task that it did not survive.
 */
export function createOneTaskHelper<Task, Said>(parts: {
  start(heard: HelperListener<Said>): Helper<Task>
  maxMs: number
  idleMs: number
  tooMuch: () => Error
}): { ask(task: Task): Promise<Said> } {
  const { maxMs, idleMs, tooMuch } = parts
  let helper: Helper<Task> | null = null
  let asked: PendingTask<Said> | null = null
  let idle: NodeJS.Timeout | undefined

  function finish(end: (one: PendingTask<Said>) => void): void {
    const one = asked
    asked = null
    if (!one) return
    clearTimeout(one.late)
    end(one)
  }

  function leave(error: Error): void {
    const gone = helper
    helper = null
    gone?.end()
    finish(({ reject }) => reject(error))
  }

  function start(): Helper<Task> {
    const started = parts.start({
      said(said) {
        finish(({ resolve }) => resolve(said))
        started.unref()
        idle = setTimeout(() => leave(new Error('The helper had nothing to do.')), idleMs).unref()
      },
      gone(error = tooMuch()) {
        if (started === helper) leave(error)
      },
    })
    return started
  }

  return {
    ask: (task) =>
      new Promise((resolve, reject) => {
        clearTimeout(idle)
        helper ??= start()
        helper.ref()
        asked = { resolve, reject, late: setTimeout(() => leave(tooMuch()), maxMs) }
        helper.send(task)
      }),
  }
}
