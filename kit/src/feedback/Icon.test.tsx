import { Check } from 'lucide-react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Icon, iconSizes } from './Icon.tsx'

it('F-083: an icon is 12, 16, 24 or 60 px', () => {
  expect(iconSizes).toEqual({ small: 12, medium: 16, large: 24, 'extra-large': 60 })
  expect(renderToStaticMarkup(<Icon of={Check} size="extra-large" />)).toContain('width="60" height="60"')
})

it('F-084: an icon is medium, 16 px, unless told', () => {
  expect(renderToStaticMarkup(<Icon of={Check} />)).toContain('width="16" height="16"')
})

it('says its label where it has one, and is silent decoration where it has none', () => {
  expect(renderToStaticMarkup(<Icon of={Check} label="Paid" />)).toMatch(
    /role="img".*aria-label="Paid"|aria-label="Paid".*role="img"/,
  )
  expect(renderToStaticMarkup(<Icon of={Check} />)).toContain('aria-hidden="true"')
})
