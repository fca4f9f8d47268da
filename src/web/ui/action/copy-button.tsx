import { useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

type CopyButtonProps = Pick<ButtonProps, 'variant' | 'small'> & {
  text: string | (() => string)
  words: { copy: string; copied: string }
}

export function CopyButton({ text, words, variant = 'line', small }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => navigator.clipboard.writeText(typeof text === 'string' ? text : text())
  return (
    <>
      <Button
        variant={variant}
        small={small}
        icon={isCopied ? 'check' : 'link'}
        className="needs-script"
        onClick={() => void copy().then(() => setIsCopied(true))}
      >
        {isCopied ? words.copied : words.copy}
      </Button>
      <span className="vh" role="status">
        {isCopied && words.copied}
      </span>
    </>
  )
}
