import path from 'node:path'
import type { Node, SourceFile, TemplateLiteral, TypeNode } from 'typescript/unstable/ast'
import {
  isCallExpression,
  isNoSubstitutionTemplateLiteral,
  isPropertyAccessExpression,
  isTaggedTemplateExpression,
} from 'typescript/unstable/ast/is'
import { API, type Checker } from 'typescript/unstable/sync'
import { root } from '#scripts/toolchain/places.mjs'
import type { Shape } from './shape.ts'
import { toShape } from './type-shape.ts'

/** A `sql<Row>` in the source: the constant parts of its text, and what its rows are said to be. */
export type StatedRows = { place: string; parts: string[]; row: Shape; isByField: boolean }

/** Every cast of rows in the server's sources. */
export function readStatedRows(isRead: (file: string) => boolean): StatedRows[] {
  const api = new API({ cwd: root })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [path.join(root, 'tsconfig.json')] })
    const [project] = snapshot.getProjects()
    if (!project) throw new Error('The sources have no project.')
    const found: StatedRows[] = []
    for (const name of project.program.getSourceFileNames().filter((file) => isRead(path.relative(root, file)))) {
      const source = project.program.getSourceFile(name)
      if (source) readFile(project.checker, source, found)
    }
    return found
  } finally {
    api.close()
  }
}

function readFile(checker: Checker, source: SourceFile, found: StatedRows[]): void {
  const stated = (node: Node, type: TypeNode) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source))
    const place = `${path.relative(root, source.fileName)}:${line + 1}`
    try {
      const of = checker.getTypeFromTypeNode(type)
      if (!of) throw new Error('it has no type')
      return { place, shape: toShape(checker, of) }
    } catch (error) {
      throw new Error(`${place}: ${type.getText(source)} cannot be read: ${String(error)}`)
    }
  }
  const look = (node: Node): void => {
    node.forEachChild(look)
    if (isTaggedTemplateExpression(node)) {
      const [type] = node.typeArguments ?? []
      if (!type || node.tag.getText(source) !== 'sql') return
      const { place, shape } = stated(node, type)
      const call = callOn(node) ?? ''
      if (call.startsWith('as(')) throw new Error(`${place}: a column of a built query has its type from the builder`)
      const isByField = call.startsWith('execute(mapToFields(')
      found.push({ place, parts: splitParts(node.template), row: shape, isByField })
    }
  }
  look(source)
}

/** The call of a method on an expression, without spaces. */
function callOn(node: Node): string | undefined {
  const method = node.parent
  if (!isPropertyAccessExpression(method) || !isCallExpression(method.parent)) return undefined
  return method.parent
    .getText()
    .slice(method.expression.getEnd() - method.parent.getStart())
    .replace(/[\s.]/g, '')
}

function splitParts(template: TemplateLiteral): string[] {
  if (isNoSubstitutionTemplateLiteral(template)) return [template.text]
  return [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)]
}
