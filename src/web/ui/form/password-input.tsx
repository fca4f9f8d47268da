import { type ComponentProps, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Input } from './input.tsx'

export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className="pw">
      <Input {...props} type={shown ? 'text' : 'password'} />
      <Button
        variant="bare"
        small
        className="needs-script"
        aria-label="Show password"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
      </Button>
    </div>
  )
}
