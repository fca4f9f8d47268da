export function Said({ title, said }: { title: string; said: string }) {
  return (
    <div>
      <p>
        <b>{title}</b>
      </p>
      <blockquote className="quoted barred as-typed mt-2 measure">{said}</blockquote>
    </div>
  )
}
