import { expect, test } from 'vitest'
import { desktopTable } from './desktop/routes.ts'
import { mobileTable } from './mobile/routes.ts'
import { notBuiltDesktop, notBuiltMobile } from './not-built.ts'
import type { RouteTable } from './route.ts'

test('exactly the listed pages are not built yet', () => {
  expect(withoutPage(mobileTable)).toEqual(notBuiltMobile.toSorted())
  expect(withoutPage(desktopTable)).toEqual(notBuiltDesktop.toSorted())
})

function withoutPage(table: RouteTable): string[] {
  return table.routes
    .filter((route) => !route.load)
    .map((route) => route.path)
    .toSorted()
}
