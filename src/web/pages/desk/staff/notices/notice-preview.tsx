import type { NoticesWords } from '#content/desk/staff/notices.ts'
import { noticeKinds } from '#domain/help/notices/site-notice.ts'
import type { RefusedForm } from '#web/parts/desk/form/desk-form.tsx'
import { useFrameWords } from '#web/parts/frame/frame-words/frame-words.ts'
import { NoticeShown } from '#web/parts/frame/shell/notice-shown.tsx'

type NoticePreviewProps = { values: RefusedForm['values']; id: string; words: NoticesWords }

export function NoticePreview({ values, id, words: { preview, kindsInSpanish } }: NoticePreviewProps) {
  const { kinds } = useFrameWords().notices
  const { en = '', es = '', namedEn = '', namedEs = '' } = values
  const kind = noticeKinds.find((one) => one === values.kind) ?? 'other'
  const notice = { kind, words: { en, es }, stateNames: { en: namedEn, es: namedEs } }
  return (
    <section className="stack stack-fill gap-3" id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{preview.title}</h3>
      <p className="small ink-2">{preview.lead}</p>
      <p className="label">{preview.en}</p>
      <NoticeShown notice={notice} language="en" kinds={kinds} />
      <p className="label">{preview.es}</p>
      <div lang="es">
        <NoticeShown notice={notice} language="es" kinds={kindsInSpanish} />
      </div>
    </section>
  )
}
