import type { ComponentProps, ReactNode } from 'react'

type TitledSectionProps = ComponentProps<'section'> & { titleId: string; title: ReactNode; titleClass?: string }

export function TitledSection({ titleId, title, titleClass, children, ...rest }: TitledSectionProps) {
  return (
    <section {...rest} aria-labelledby={titleId}>
      <h2 id={titleId} className={titleClass}>
        {title}
      </h2>
      {children}
    </section>
  )
}
