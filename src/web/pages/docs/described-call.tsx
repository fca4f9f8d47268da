import { Fragment } from 'react'
import { Table } from '#web/ui/text/table.tsx'
import type { Call, Fields } from './described-calls.ts'
import { CodeBlock, WithCode } from './doc-part.tsx'

type CallWords = {
  parameters: string
  parameter: string
  meaning: string
  takes: string
  example: string
  same: string
  without: string
  comes: string
  with: string
  otherwise: string
  try: string
}

/** A call: what it is for, what may be asked of it, how to try it, and what comes back. */
export function DescribedCall({ call, origin, words }: { call: Call; origin: string; words: CallWords }) {
  const { id, path, title, parameters, sameAs, answers, errors } = call
  return (
    <article className="call" id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p className="call-path">
        <code>
          <b>GET</b> {path}
        </code>
      </p>
      <p className="measure">
        <WithCode line={call.words} />
      </p>
      {sameAs ? (
        <p className="measure">
          <a href={`#${sameAs.id}`}>{words.same.replace('{title}', `“${sameAs.title}”`)}</a>
          {sameAs.without.length > 0 && words.without.replace('{names}', sameAs.without.join(', '))}.
        </p>
      ) : (
        parameters.length > 0 && <Parameters call={call} words={words} />
      )}
      <p className="measure">
        <b>{words.comes}:</b> 200 {words.with}{' '}
        {answers.map(({ name, isExplained }, place) => (
          <Fragment key={name}>
            {place > 0 && `, `}
            {isExplained ? <a href={`#field-${name}`}>{name}</a> : <code>{name}</code>}
          </Fragment>
        ))}
        . {words.otherwise} {errors}.
      </p>
      <CodeBlock label={words.try} code={`curl "${origin}${call.example}"`} />
    </article>
  )
}

function Parameters({ call, words }: { call: Call; words: CallWords }) {
  return (
    <Table caption={words.parameters} className="doc-table call-table">
      <thead>
        <tr>
          <th scope="col">{words.parameter}</th>
          <th scope="col">{words.meaning}</th>
          <th scope="col">{words.takes}</th>
          <th scope="col">{words.example}</th>
        </tr>
      </thead>
      <tbody>
        {call.parameters.map(({ name, words: meaning, takes, example }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td data-label={words.meaning}>
              <WithCode line={meaning} />
            </td>
            <td data-label={words.takes}>{takes}</td>
            <td data-label={words.example}>{example && <code>{example}</code>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

type AnswerWords = { field: string; meaning: string; type: string; besides: string }

/** The fields of an answer, each with its type and what it means. */
export function AnswerFields({ answer, words }: { answer: Fields; words: AnswerWords }) {
  const { name, fields, besidesThoseOf } = answer
  return (
    <article className="call" id={`field-${name}`}>
      {besidesThoseOf && (
        <p className="measure">
          {name}: {words.besides} <a href={`#field-${besidesThoseOf}`}>{besidesThoseOf}</a>.
        </p>
      )}
      <Table caption={name} className="doc-table call-table">
        <thead>
          <tr>
            <th scope="col">{words.field}</th>
            <th scope="col">{words.meaning}</th>
            <th scope="col">{words.type}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">
                <code>{field.name}</code>
              </th>
              <td data-label={words.meaning}>
                <WithCode line={field.words} />
              </td>
              <td data-label={words.type}>{field.type}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </article>
  )
}
