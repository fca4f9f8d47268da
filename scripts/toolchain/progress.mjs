import { spawn } from 'node:child_process'
import { root } from './places.mjs'

/** A step that could not be done: `message` says what is wrong and how to mend it. */
export class StepFailed extends Error {}

/** Ends the process with a message for people instead of a stack trace. @param {unknown} error */
export function giveUp(error) {
  if (!(error instanceof StepFailed)) throw error
  process.stderr.write(`\n${error.message}\n`)
  process.exit(1)
}

/**
 * Runs a program quietly while telling that it is still at work. Its output is kept for a failure.
 * @param {string} label what is being done, for people
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export function runWithProgress(label, program, args, env = process.env) {
  const began = Date.now()
  const countSeconds = () => Math.round((Date.now() - began) / 1000)
  process.stderr.write(`${label} ...\n`)
  const beat = setInterval(() => process.stderr.write(`  still at it, ${countSeconds()} s\n`), 10_000)
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    /** @param {boolean} ok */
    const end = (ok) => {
      clearInterval(beat)
      if (ok) process.stderr.write(`  done in ${countSeconds()} s\n`)
      resolve({ ok, output })
    }
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text
      })
    }
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}

/** @param {string} output @param {number} lines */
export function takeLastLines(output, lines) {
  return output.trimEnd().split('\n').slice(-lines).join('\n')
}
