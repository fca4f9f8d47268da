import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The browser opens what holds the element that the address names (and finds hidden text) by itself. */
const browserOpens = () => 'onbeforematch' in document.body

/**
 * Opens the question whose id the address names, and shows it: for addresses reached within the site, and for older
 * browsers. Where the browser has done it while the page loaded, it is left alone: somebody may have closed it again.
 */
export function useNamedQuestion(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const isFirstPage = key === 'default'
    if (hash === '' || (isFirstPage && browserOpens())) return
    const answer = document.getElementById(hash.slice(1))
    const question = answer?.closest('details')
    if (!answer || !question) return
    question.open = true
    answer.scrollIntoView()
  }, [hash, key])
}
