import { Notice } from '#web/ui/text/notice.tsx'

type FormTroubleProps = {
  title: string
  /** What is wrong with the whole, said where no field is named. */
  whole: string | null
  /** In the order of the form; without an id there is no field that a person could go to. */
  named: readonly { id: string | null; sentence: string }[]
  className?: string
}

export function FormTrouble({ title, whole, named, className }: FormTroubleProps) {
  return (
    <div className={className} tabIndex={-1} data-trouble>
      <Notice tone="danger" title={title} announced>
        {whole !== null && <p>{whole}</p>}
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
