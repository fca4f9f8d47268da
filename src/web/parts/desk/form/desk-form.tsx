import type { ReactNode } from 'react'
import { focusNext, isDrawn } from '#web/parts/desk/focus-next.ts'
import { DeskTrouble } from '#web/parts/desk/frame/desk-trouble.tsx'
import { mayBeLate, useReread } from '#web/parts/desk/news/use-reread.ts'
import { useOwnAddress } from '#web/parts/desk/page/desk-page-state.ts'
import type { Failure } from '#web/plumbing/api/failure.ts'
import type { FormSent, SendForm } from '#web/ui/form/form-way.ts'
import type { SentFormParts } from '#web/ui/form/use-sent-form.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import type { FormState } from './form-state.ts'
import { OwnerForm } from './owner-form.tsx'
import { type RefusedForm, useRefused } from './refused-form.ts'
import { useUnsentWords } from './use-unsent-words.ts'

export type { RefusedForm } from './refused-form.ts'

type DeskFormProps = {
  act: string
  hidden?: Readonly<Record<string, string>>
  said: string
  didNotWork?: string
  focusAfter?: string
  /** Where the page is to be without script, where that is elsewhere. */
  anchor?: string | undefined
  refused?: RefusedForm | null
  typed?: RefusedForm['values']
  className?: string
  encType?: 'multipart/form-data'
  send?: SendForm
  /** After it the page is not the reader's any more: the form goes where the answer leads. */
  leavesPage?: boolean
  onDone?: ((sent: FormSent) => void) | undefined
  onValues?: ((values: RefusedForm['values']) => void) | undefined
  onFailed?: ((failure: Failure) => void) | undefined
  children: ReactNode | ((state: FormState) => ReactNode)
}

export function DeskForm(props: DeskFormProps) {
  const ofPage = useRefused()
  const {
    act,
    hidden = {},
    didNotWork = 'That did not work.',
    focusAfter,
    anchor = focusAfter,
    typed,
    refused = ofPage,
    className,
    encType,
    send,
    leavesPage,
    children,
  } = props
  const action = useOwnAddress()
  const own = isOwn(props, refused) ? refused : null
  const sending = useDeskSending(props)
  useUnsentWords()
  return (
    <OwnerForm
      id={own ? 'refused' : undefined}
      typed={typed}
      action={action}
      anchor={anchor}
      answered={own}
      didNotWork={didNotWork}
      className={className}
      {...sending}
      {...(leavesPage && { onDone: undefined })}
      encType={encType}
      send={send}
      hidden={{ act, ...hidden }}
    >
      {({ isPending, trouble }) => {
        const state = { isPending, errors: trouble?.fields ?? {}, typed: typed ?? own?.values ?? {} }
        return (
          <>
            {trouble && trouble.status !== 200 && Object.keys(state.errors).length === 0 && (
              <div className="full w-full" tabIndex={-1} data-trouble>
                <DeskTrouble title={didNotWork} message={trouble.message} announced={false} />
              </div>
            )}
            {typeof children === 'function' ? children(state) : children}
          </>
        )
      }}
    </OwnerForm>
  )
}

function isOwn({ act, hidden = {} }: DeskFormProps, refused: RefusedForm | null): refused is RefusedForm {
  if (refused?.values.act !== act) return false
  return (['id', 'house', 'invitation'] as const).every((name) => (hidden[name] ?? '') === (refused.values[name] ?? ''))
}

/** The next item, because the action may remove its own row. */
function findNextInList(pressed: Element | null): string[] {
  const next = pressed?.closest('li[id]')?.nextElementSibling?.id
  return next ? [next] : []
}

function useDeskSending({
  said,
  focusAfter,
  onDone,
  onValues,
  onFailed,
}: DeskFormProps): Pick<SentFormParts, 'onDone' | 'onFailed'> {
  const reread = useReread()
  return {
    async onFailed(failure, form) {
      await reread(failure)
      onFailed?.(failure)
      if (!mayBeLate(failure)) return
      // Where somebody else was faster, the form leaves the page, and what is wrong is said beside it.
      if (await isDrawn(() => !form?.isConnected, 500)) document.getElementById('page-title')?.focus()
    },
    async onDone(outcome, pressed) {
      if (outcome.values && onValues) return onValues(outcome.values)
      const next = findNextInList(pressed)
      await reread(outcome)
      onDone?.(outcome)
      showToast({ title: said })
      focusNext([...(focusAfter === undefined ? [] : [focusAfter]), ...next, 'page-title'], pressed)
    },
  }
}
