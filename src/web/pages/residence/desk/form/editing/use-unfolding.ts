import { useEffect } from 'react'

// A link to a field opens what it is folded into, which not every browser does by itself.
export function useUnfolding(): void {
  useEffect(() => {
    unfold(location.hash)
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      if (link) unfold(link.hash)
    }
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [])
}

function unfold(hash: string): void {
  const aim = hash.length > 1 ? document.getElementById(hash.slice(1)) : null
  for (let fold = aim?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true
}
