import { createContext, useContext } from 'react'
import type { Route } from './router.ts'

export const CurrentRoute = createContext<Route | null>(null)

/** The route of the page this component is part of. */
export function useRoute(): Route {
  const route = useContext(CurrentRoute)
  if (!route) throw new Error('not inside a page')
  return route
}
