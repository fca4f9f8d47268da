import { Notice } from '#web/ui/text/notice.tsx'
import type { FormTrouble as Trouble } from './form-way.ts'

type FormTroubleProps = {
  title: string
  trouble: Pick<Trouble, 'message' | 'fields'>
  order: readonly string[]
  prefix: string
  className?: string | undefined
}

/** Hidden fields, and fields that are gone: their errors are no links. */
const unseen = ['more', 'wait']

export function FormTrouble({ title, trouble: { message, fields }, order, prefix, className }: FormTroubleProps) {
  const named = order.flatMap((name) => {
    const sentence = fields[name]
    return sentence === undefined ? [] : [{ id: unseen.includes(name) ? null : `${prefix}-${name}`, sentence }]
  })
  return (
    <div className={className} tabIndex={-1} data-trouble>
      <Notice tone="danger" title={title} announced>
        {named.length === 0 && <p>{message}</p>}
        {named.length > 0 && (
          <ul>
            {named.map(({ id, sentence }) => (
              <li key={sentence}>{id === null ? sentence : <a href={`#${id}`}>{sentence}</a>}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
