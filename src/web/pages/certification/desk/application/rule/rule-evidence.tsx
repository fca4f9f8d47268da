import { useState } from 'react'
import type { ApplicationWords } from '#content/certification/application.ts'
import type { ApplicationAnswer, ApplicationRule } from '#contract/certification/applications.ts'
import type { ShownEvidence } from '#contract/certification/evidence.ts'
import { evidenceLimits } from '#domain/certification/evidence/evidence.ts'
import { callDeskApi } from '#web/parts/desk/call-desk-api.query.ts'
import { EvidenceFile } from '#web/parts/desk/files/evidence-file.tsx'
import { FileAdder } from '#web/parts/desk/files/file-adder.tsx'
import { ActButton } from '#web/parts/desk/form/act-button.tsx'
import { DeskForm } from '#web/parts/desk/form/desk-form.tsx'
import { InputField, SubmitButton } from '#web/parts/desk/form/form-fields.tsx'
import { FormFold } from '#web/parts/desk/form/form-fold.tsx'
import { useRefused } from '#web/parts/desk/form/refused-form.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { useActsFor } from '#web/parts/desk/news/use-acts-for.ts'
import { useReread } from '#web/parts/desk/news/use-reread.ts'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import { toFailure } from '#web/plumbing/api/failure.ts'
import { Disclosure } from '#web/ui/text/disclosure.tsx'

type EvidenceProps = {
  application: ApplicationAnswer
  rule: ApplicationRule
  today: string
  words: ApplicationWords
}

export function RuleEvidence(props: EvidenceProps) {
  const { application, rule, words } = props
  const { files, isShared } = rule
  return (
    <section className="box pad-4 stack stack-fill gap-4" aria-labelledby="evidence" id="files">
      <h3 id="evidence">{words.evidence.title}</h3>
      {isShared && <p className="small ink-2">{words.evidence.shared}</p>}
      {files.length === 0 ? (
        <p className="ink-2">{words.evidence.none}</p>
      ) : (
        <ul className="ruled">
          {files.map((file) => (
            <li key={file.id} id={`evidence-${file.id}`} className="pad-y-3">
              <OneFile {...props} file={file} />
            </li>
          ))}
        </ul>
      )}
      {application.mayAddEvidence && files.length < evidenceLimits.ofRule && <AddFile {...props} />}
    </section>
  )
}

type FileProps = Pick<EvidenceProps, 'rule' | 'today' | 'words'> & { file: ShownEvidence }

const nameFile = ({ rule: { code }, file: { id } }: FileProps) => ({ code, id, evidenceId: id })

function OneFile(props: FileProps & Pick<EvidenceProps, 'application'>) {
  const { application, today, words, file } = props
  const mayChange = application.mayAddEvidence && file.refusal === null
  return (
    <EvidenceFile file={file} words={words.evidence} today={today}>
      {mayChange ? (
        <FormFold
          summary={file.mayRemove ? words.evidence.describe : words.evidence.describeKept}
          held={{ evidenceId: file.id }}
        >
          <div className="stack stack-fill gap-4">
            <Describe {...props} />
            {file.mayRemove ? <Remove {...props} /> : <p className="small ink-2">{words.evidence.kept}</p>}
          </div>
        </FormFold>
      ) : (
        <Remove {...props} />
      )}
    </EvidenceFile>
  )
}

function Describe(props: FileProps) {
  const { file } = props
  const words = props.words.evidence
  return (
    <DeskForm
      hidden={nameFile(props)}
      act="describe-evidence"
      said={words.saved}
      didNotWork={words.didNotSave}
      className="stack stack-fill gap-3"
    >
      <InputField
        name="title"
        label={words.name}
        help={words.nameHelp}
        isOptional
        maxLength={evidenceLimits.title}
        start={file.title}
      />
      <InputField
        name="endsOn"
        label={words.endsOn}
        help={words.endsOnHelp}
        isOptional
        type="date"
        start={file.endsOn ?? ''}
      />
      <SubmitButton small label={words.save} />
    </DeskForm>
  )
}

function Remove(props: FileProps) {
  const { file } = props
  const words = props.words.evidence
  if (!file.mayRemove) return null
  return (
    <Disclosure summary={words.remove}>
      <p>{words.removeSure}</p>
      <ActButton
        hidden={nameFile(props)}
        act="remove-evidence"
        said={words.removed}
        didNotWork={words.didNotRemove}
        label={words.remove}
        about={file.title || file.name}
        icon="close"
        small
      />
    </Disclosure>
  )
}

/** A file is sent first, and is evidence of the rule once it is here. */
function AddFile({ application: { line }, rule: { code }, words }: EvidenceProps) {
  const owner = useActsFor()
  const reread = useReread()
  const [wrong, setWrong] = useState<string | null>(null)
  async function add(fileId: string): Promise<void> {
    try {
      const body = { act: 'add-evidence' as const, code, fileId }
      await callDeskApi(owner, 'POST /api/applications/:id/acts', { params: { id: line.id }, body })
      setWrong(null)
      await reread({ kind: 'done' })
    } catch (error) {
      setWrong(toFailure(error).message)
    }
  }
  const own = useRefused({ act: 'add-evidence' })
  return (
    <>
      {wrong !== null && <DeskTrouble title={words.evidence.didNotAdd} message={wrong} />}
      <FileAdder
        words={words.files}
        action={`${useOwnAddress()}#files`}
        hidden={{ act: 'add-evidence', code }}
        refusal={own && (own.fields.file ?? own.message)}
        bytesAt={(id) => `/api/applications/${line.id}/evidence?file=${id}&code=${code}&`}
        onAdded={({ id }) => void add(id)}
      />
    </>
  )
}
