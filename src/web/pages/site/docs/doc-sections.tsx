import { Fragment, type ReactNode } from 'react'
import { ColumnHeads } from '#web/ui/text/lists/column-heads.tsx'
import { Table } from '#web/ui/text/lists/table.tsx'

export type DocSectionText = { id: string; title: string; parts: readonly DocPartText[] }

type DocSectionsProps = Omit<DocPartProps, 'part'> & { sections: readonly DocSectionText[] }

export function DocSections({ sections, ...about }: DocSectionsProps) {
  return sections.map(({ id, title, parts }) => (
    <DocSection key={id} id={id} title={title}>
      {parts.map((part, place) => (
        <DocPart key={place} part={part} {...about} />
      ))}
    </DocSection>
  ))
}

export function DocSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="stack stack-fill gap-5" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="t-title">
        {title}
      </h2>
      {children}
    </section>
  )
}

type DocPartText =
  | { kind: 'text'; lines: readonly string[] }
  | { kind: 'code'; label: string; code: string }
  | {
      kind: 'table'
      caption: string
      columns: readonly string[]
      /** The first cell of a row is code unless this says words. */
      named?: 'words'
      rows: readonly (readonly string[])[]
    }

type DocPartProps = { part: DocPartText; origin: string; inLines?: Readonly<Record<string, string>> }

export function DocPart({ part, origin, inLines = {} }: DocPartProps) {
  const fillWords = (words: string) =>
    Object.entries({ origin, ...inLines }).reduce((said, [name, value]) => said.replaceAll(`{${name}}`, value), words)
  switch (part.kind) {
    case 'text':
      return (
        <div className="prose measure">
          {part.lines.map((line) => (
            <p key={line}>
              <WithCode line={fillWords(line)} />
            </p>
          ))}
        </div>
      )
    case 'code':
      return <CodeBlock label={fillWords(part.label)} code={fillWords(part.code)} />
    case 'table':
      return <DocTable {...part} />
  }
}

export function WithCode({ line }: { line: string }) {
  return line
    .split('`')
    .map((words, place) =>
      place % 2 === 1 ? <code key={place}>{words}</code> : <Fragment key={place}>{words}</Fragment>,
    )
}

/** Long lines wrap; where one cannot, the block scrolls, by keyboard too. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    <figure className="w-52">
      <figcaption className="small ink-2 mb-1">{label}</figcaption>
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </figure>
  )
}

function DocTable({ caption, columns, named, rows }: Extract<DocPartText, { kind: 'table' }>) {
  return (
    <Table caption={caption} className="table-lines">
      <ColumnHeads columns={columns} />
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{named === 'words' ? name : <code>{name}</code>}</th>
            {cells.map((cell, place) => (
              <td key={columns[place + 1]} data-label={columns[place + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
