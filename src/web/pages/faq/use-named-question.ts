import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** The browser opens what holds the element that the address names (and finds hidden text) by itself. */
const browserOpens = () => 'onbeforematch' in document.body

/**
 * Opens the question whose id the address names, and shows it: for addresses reached within the site, and for older
 * browsers. Where the browser has done it while the page loaded, it is left alone: somebody may have closed it again.
 * A question that the rest of the address leaves out wins over it: the address becomes that of all questions.
 */
export function useNamedQuestion(): void {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (hash === '') return
    const answer = document.getElementById(hash.slice(1))
    const question = answer?.closest('details')
    if (!answer || !question) return
    if (question.matches('.faq-out')) {
      void navigate(`/faq${hash}`, { replace: true })
      return
    }
    const isFirstPage = key === 'default'
    if (isFirstPage && browserOpens()) return
    question.open = true
    answer.scrollIntoView()
  }, [hash, key, navigate])
}
