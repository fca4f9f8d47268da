import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Helper } from './one-task-helper.ts'

type Fork<Said> = { heard: { said(said: Said): void; gone(): void }; megabytes: number }

/** A process, not a thread: native code in a thread cannot be stopped, and a bad file may crash it. */
export function startFork<Task extends object, Said>(file: URL, { heard, megabytes }: Fork<Said>): Helper<Task> {
  const child = fork(fileURLToPath(file), {
    serialization: 'advanced',
    stdio: 'ignore',
    // No flags of a test runner and none of our settings: this process reads files from strangers.
    execArgv: [`--max-old-space-size=${megabytes}`],
    env: { MALLOC_ARENA_MAX: '2' },
  })
  child.on('message', heard.said)
  child.on('error', () => heard.gone())
  child.on('exit', () => heard.gone())
  return {
    send: (task) => void child.send(task),
    ref() {
      child.ref()
      child.channel?.ref()
    },
    unref() {
      child.unref()
      child.channel?.unref()
    },
    end: () => void child.kill('SIGKILL'),
  }
}
