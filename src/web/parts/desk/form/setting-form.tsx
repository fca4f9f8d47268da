import { type ComponentProps, type ReactNode, useState } from 'react'
import { DeskForm } from './desk-form.tsx'
import { useRefused } from './refused-form.ts'

type SettingFormProps = Omit<
  ComponentProps<typeof DeskForm>,
  'hidden' | 'typed' | 'onDone' | 'onFailed' | 'children'
> & {
  /** What the page says of all its fields. It goes along as `was`: where a colleague was faster, the server says so. */
  shown: string
  children: ReactNode
}

export function SettingForm({ shown, children, ...form }: SettingFormProps) {
  const [turn, setTurn] = useState(0)
  const refused = useRefused({ act: form.act })
  const isLate = refused?.status === 409
  const begin = () => setTurn((before) => before + 1)
  return (
    <DeskForm
      {...form}
      onDone={begin}
      onFailed={({ status }) => status === 409 && begin()}
      {...(isLate && { typed: {} })}
    >
      <Fields key={turn} was={(isLate ? undefined : refused?.values.was) ?? shown}>
        {children}
      </Fields>
    </DeskForm>
  )
}

function Fields({ was, children }: { was: string; children: ReactNode }) {
  const [first] = useState(was)
  return (
    <>
      <input type="hidden" name="was" value={first} />
      {children}
    </>
  )
}
