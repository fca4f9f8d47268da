import { readFileSync } from 'node:fs'
import { type Program, parseSync } from '@swc/core'

export type Written = { file: string; text: string }

type Node = { type: string; [key: string]: unknown }

/**
 * What a source file says in words: its texts of more than one word, and all text between tags. Names in code, comments
 * and SQL are no words for people, nor is the name of a call (`POST /api/claims`).
 */
export function wordsInSource(file: string): Written[] {
  const program: Program = parseSync(readFileSync(file, 'utf8'), { syntax: 'typescript', tsx: file.endsWith('x') })
  const found: Written[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const node = value as Node
    if (node.type === 'ImportDeclaration' || node.type === 'TaggedTemplateExpression') return
    const text = formatText(node)
    if (text !== null) found.push({ file, text })
    for (const inner of Object.values(node)) look(inner)
  }
  look(program.body)
  return found
}

function formatText(node: Node): string | null {
  if (node.type === 'JSXText') return /[a-z]/i.test(String(node.value)) ? String(node.value) : null
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateElement') return null
  const text = String(node.type === 'StringLiteral' ? node.value : node.cooked)
  if (/^(GET|POST|DELETE) \/\S*$/.test(text)) return null
  return /\s|^[A-Z][a-z]/.test(text.trim()) ? text : null
}

/** The lines of a document without its code. */
export function wordsInDocument(file: string): Written[] {
  const text = readFileSync(file, 'utf8')
    .replace(/```.*?```/gs, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
  return text.split('\n').map((line) => ({ file, text: line }))
}
