import { expect, type Page } from './fixtures.ts'

/**
 * Holds words and controls to the window, element by element: a frame that clips hides from
 * `scrollWidth` what it cuts off. What scrolls sideways by itself may be wider.
 */
export async function expectInBounds(page: Page, where: string, of = '#root'): Promise<void> {
  const outside = await page.evaluate((within) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const scrolls = (element: Element | null): boolean => {
      if (!element) return false
      const { overflowX } = getComputedStyle(element)
      return /auto|scroll/.test(overflowX) || scrolls(element.parentElement)
    }
    const hasWords = (element: Element) =>
      /^(BUTTON|INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
      [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    return [...document.querySelectorAll(`${within} *`)]
      .filter((element) => hasWords(element) && isShown(element))
      .filter((element) => !element.closest('[aria-hidden=true], .visually-hidden'))
      .filter((element) => {
        const { left, right, width, height } = element.getBoundingClientRect()
        return width > 1 && height > 1 && (left < -1 || right > innerWidth + 1)
      })
      .filter((element) => !scrolls(element))
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
  }, of)
  expect.soft(outside, `${where} in ${page.url()}`).toEqual([])
}

/** No word of a button or a link is broken in its middle, as where it has too little room. */
export async function expectWholeWords(page: Page, where: string): Promise<void> {
  const broken = await page.evaluate(() => {
    const range = document.createRange()
    const linesOf = (node: Node, start: number, end: number) => {
      range.setStart(node, start)
      range.setEnd(node, end)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const nodes = [...document.querySelectorAll('button, a, button *, a *')]
      .filter((element) => element.checkVisibility())
      .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3))
    return nodes.flatMap((node) =>
      [...(node.textContent ?? '').matchAll(/[A-Za-z]{3,}/g)]
        .filter(({ index, 0: word }) => linesOf(node, index, index + word.length) > 1)
        .map(([word]) => word),
    )
  })
  expect.soft(broken, `${where} in ${page.url()}`).toEqual([])
}

/** The main button of a page can be pressed: nothing that stays in place lies over it. */
export async function expectFreeButtons(page: Page, where: string): Promise<void> {
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main [class*="_brand_"]:is(a, button)')]
      .filter((button) => button.checkVisibility())
      .flatMap((button) => {
        button.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = button.getBoundingClientRect()
        const over = document.elementFromPoint(left + width / 2, top + height / 2)
        if (over === null || button.contains(over) || over.contains(button)) return []
        return `${button.textContent} under ${over.outerHTML.slice(0, 120)}`
      }),
  )
  expect.soft(covered, where).toEqual([])
}
