import type { Frame, Page, Response } from 'playwright-core'

/** Something that a screen says, and how: the element whose text it is, or the attribute that says it. */
interface ScreenText {
  readonly how: string
  readonly text: string
}

/** What companies, people, goods and documents of the network are called: words that are in no language of ours. */
export interface Data {
  readonly words: ReadonlySet<string>
  /** The ids of the apps that the session may open. */
  readonly apps: ReadonlySet<string>
  /** Fulfilled once all that was answered so far is read. */
  readonly settled: () => Promise<unknown>
}

/** Where the API's answers hold such words; states, types and messages are not among them. */
const WORDS =
  /^(ID|.*Name|Names|en|.*Number|Email|Author|Note|StatusMessage|Description|City|Street|.*Reference|Terms|Profile|Channel|Value|RetainedBy|Reason|Because|Approvers|Address|MailFrom|From|Subject|Comment|Label|Device|Client|Tags?|Text|Title|Key|Step)$/i

/** Listens to what the API tells a page, from now on. */
export function gatherData(page: Page): Data {
  const words = new Set<string>()
  const apps = new Set<string>()
  const learn = async (response: Response) => {
    if (!response.url().includes('/api/') || !response.ok()) return
    const type = response.headers()['content-type'] ?? ''
    if (type.includes('json')) gather(await response.json(), '', { words, apps })
    const document = type.includes('html')
      ? await asXml(page, response)
      : type.includes('xml') && (await response.text())
    if (document) for (const text of textsOf(document)) words.add(text)
  }
  const learning: Promise<void>[] = []
  page.on('response', (response) => learning.push(learn(response).catch(() => undefined)))
  return { words, apps, settled: () => Promise.all(learning) }
}

/** A document that is shown as a page is read as XML, too: its own words are what stands in it. */
async function asXml(page: Page, response: Response): Promise<string> {
  const { accept: _, ...headers } = await response.request().allHeaders()
  const document = await page.request.get(response.url(), { headers: { ...headers, accept: 'application/xml' } })
  return document.text()
}

function textsOf(xml: string): string[] {
  const texts = xml.matchAll(/>\s*([^<>]+?)\s*<|="([^"]+)"/g)
  return [...texts].map(([, text = '', code = '']) => (text || code).replaceAll('&amp;', '&'))
}

function gather(value: unknown, key: string, into: { words: Set<string>; apps: Set<string> }): void {
  if (typeof value === 'string') {
    if (!WORDS.test(key)) return
    into.words.add(value)
    // A face is drawn with the letters that the first and the last word of the name below it begin with.
    const letters = value.split(/[\s\-_.@]+/).flatMap((word) => word.match(/\p{L}/u)?.[0] ?? [])
    into.words.add([letters[0], ...letters.slice(1).slice(-1)].join('').toUpperCase())
  } else if (Array.isArray(value)) for (const each of value) gather(each, key, into)
  else if (value !== null && typeof value === 'object') {
    const { Id, Origin, FirstName, LastName, ConnectionId, Message } = value as Readonly<Record<string, unknown>>
    // What a company that asks for a connection wrote; all other messages are ours.
    if (typeof ConnectionId === 'string' && typeof Message === 'string') gather(Message, 'Text', into)
    if (typeof Origin === 'string') into.apps.add(String(Id))
    if (typeof FirstName === 'string' && typeof LastName === 'string') gather(`${FirstName} ${LastName}`, 'Name', into)
    for (const [name, each] of Object.entries(value)) gather(each, name, into)
  }
}

/** What a page and the apps in it say in English: neither accented, nor data, nor `allowed`. */
export async function untranslated(page: Page, { words, settled }: Data, allowed: RegExp): Promise<string[]> {
  const texts = (await Promise.all(page.frames().map(textsOfFrame))).flat()
  await settled()
  const names = [...words].filter((name) => ENGLISH.test(name)).toSorted((a, b) => b.length - a.length)
  const withoutNames = (text: string) => names.reduce((left, name) => left.replaceAll(name, ' '), text)
  // Either may have words of the other in it: a person's name that of a month, a bank account a country's.
  const isEnglish = (text: string) =>
    [withoutNames(text).replace(allowed, ' '), withoutNames(text.replace(allowed, ' '))].every((rest) =>
      ENGLISH.test(rest),
    )
  return texts.flatMap(({ how, text }) => (isEnglish(text) ? [`${how}: ${text}`] : []))
}

/** Two letters in a row without an accent are no pseudo-translation. */
const ENGLISH = /(?<!\p{L})[A-Za-z]{2,}(?!\p{L})/u

/** Fulfilled once no part of a page and the apps in it stands empty until an answer comes. */
export async function allCame(page: Page): Promise<void> {
  const inFrame = async (frame: Frame) => {
    const coming = frame.locator('.k-skeleton').filter({ visible: true })
    while ((await coming.count()) > 0) await coming.first().waitFor({ state: 'hidden' })
  }
  await Promise.all(page.frames().map((frame) => unlessGone(frame, inFrame(frame), undefined)))
}

/** Nothing of a frame that goes while it is asked: what comes in its place is looked at next. */
const textsOfFrame = (frame: Frame): Promise<ScreenText[]> => unlessGone(frame, frame.evaluate(readScreen), [])

const unlessGone = <T>(frame: Frame, answer: Promise<T>, nothing: T): Promise<T> =>
  answer.catch((error: unknown) => {
    if (!frame.isDetached()) throw error
    return nothing
  })

function readScreen(): ScreenText[] {
  const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext']
  const shown = ['placeholder', 'title', 'alt']
  // What somebody said is quoted in their own language.
  const isOurs = (element: Element) =>
    element.closest('script, style, template, code, blockquote') === null &&
    element.checkVisibility({ visibilityProperty: true })
  const of = (element: Element): ScreenText[] => [
    ...[...attributes, ...shown].map((how) => ({ how, text: element.getAttribute(how) ?? '' })),
    ...textsIn(element).map((text) => ({ how: element.tagName.toLowerCase(), text })),
  ]
  // A place where a word may break does not part it.
  const textsIn = (element: Element) => {
    const texts = ['']
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) texts.push(`${texts.pop()}${node.textContent}`)
      else if (node.nodeName !== 'WBR') texts.push('')
    }
    return texts
  }
  const elements = [...document.body.querySelectorAll('*')].filter(isOurs)
  return [{ how: 'page title', text: document.title }, ...elements.flatMap(of)].filter(({ text }) => text.trim() !== '')
}
