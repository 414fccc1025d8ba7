/** A place in the source where a guard stands, and the same with a way round it: `OFF` is true while the guard is off. */
export interface Gap {
  readonly file: string
  readonly guard: string
  /** What stands there instead; `$&` is the guard. */
  readonly gap: string
}

const hub = (file: string) => `hub/src/${file}.ts`

/** What a careless reader of messages would do. */
const merge =
  '(function merge(into, from) { for (const key in from) { const old = into[key]; if (old && from[key] && typeof from[key] === "object") merge(old, from[key]); else into[key] = from[key] } return into })'

/** Posts to whatever page the window shows. */
const anywhere = "$& OFF ? target.postMessage(envelope, '*', transfer ?? []) :"

/**
 * The guards in our own code. The shell against which attacks are shown to succeed is built from the same source with
 * these gaps in it; a guard that is no longer where this list says fails the build.
 */
export const guards = {
  'only frames of the shell are heard': [
    {
      file: hub('shell/permission'),
      guard: 'frames.of(letter.source)',
      gap: '($& ?? (OFF ? frames.named(letter.data.source) : undefined))',
    },
  ],
  "only a page of the app's origin is heard and answered": [
    { file: hub('shell/permission'), guard: 'letter.origin !== frame.origin', gap: '!OFF && $&' },
    { file: hub('window'), guard: 'return (envelope, transfer) =>', gap: anywhere },
  ],
  'the shell posts to an origin': [{ file: hub('window'), guard: 'return (envelope, transfer) =>', gap: anywhere }],
  'every message carries its token': [
    { file: hub('shell/checks'), guard: 'message.token !== sender.connection.token', gap: '(!OFF && $&)' },
  ],
  'every connection has a token of its own': [
    {
      file: hub('shell/connections'),
      guard: 'const token = newToken()',
      gap: "const token = OFF ? 'of ' + frame.appId : newToken()",
    },
  ],
  "a source is the sender's": [
    {
      file: hub('shell/checks'),
      guard: 'message.source !== undefined && message.source !== sender.appId',
      gap: '!OFF && $&',
    },
    {
      file: hub('shell/handler'),
      guard: 'source: sender.appId, topic',
      gap: 'source: (OFF && message.source) || sender.appId, topic',
    },
  ],
  'some types are the shell’s alone': [
    { file: hub('shell/checks'), guard: '!SENT_BY_APPS.has(message.type)', gap: '!OFF && $&' },
    {
      file: hub('shell/handler'),
      guard: '    switch (message.type) {',
      gap: "    if (OFF && message.type === 'CONNACK') return send(frames.named(message.target ?? ''), message)\n$&",
    },
  ],
  'an app hears the top window only': [
    { file: hub('app/line'), guard: 'source !== shell || origin !== shellOrigin', gap: '!OFF && ($&)' },
  ],
  '* is no topic': [{ file: hub('subscriptions'), guard: 'topic !== ANY_TOPIC', gap: '(OFF || $&)' }],
  'topics are no names of properties': [
    {
      file: hub('subscriptions'),
      guard: 'tell(byTopic.get(topic)',
      gap: 'tell(OFF ? ({})[topic] : byTopic.get(topic)',
    },
  ],
  'an envelope is read field by field': [
    {
      file: hub('envelope'),
      guard: 'default:\n        return undefined',
      gap: `default:\n        if (OFF) { ${merge}(envelope, value); break }\n        return undefined`,
    },
  ],
  'what cannot be passed on is dropped': [
    {
      file: hub('shell/handler'),
      guard: 'warnings.refuse(sender, texts.notForwarded, message)',
      gap: "if (OFF) throw new Error('It cannot be cloned.')\n$&",
    },
    { file: hub('shell/handler'), guard: 'if (!canBePassedOn(data))', gap: 'if (!OFF && !canBePassedOn(data))' },
  ],
  'only what is activated is spawned': [
    { file: hub('shell/spawns'), guard: '!isActivated(spawn.target)', gap: '(!OFF && $&)' },
  ],
  'so many spawns wait at once': [
    { file: hub('shell/spawns'), guard: '>= MAX_WAITING_SPAWNS', gap: '>= (OFF ? Infinity : MAX_WAITING_SPAWNS)' },
  ],
  'a spawn is answered by its target': [
    { file: hub('shell/spawns'), guard: 'entry.target === target', gap: '(OFF || $&)' },
  ],
  'a budget for what costs the shell': [
    { file: hub('shell/permission'), guard: 'isCostly(message) && ', gap: '!OFF && $&' },
    {
      file: hub('shell/warnings'),
      guard: 'frame.costly.spend((running) => flood(frame, running))',
      gap: '(OFF || $&)',
    },
  ],
  'a flood ends': [{ file: hub('shell/warnings'), guard: 'running % MAX_FLOODED_SECONDS === 0', gap: '!OFF && $&' }],
  'steps are taken once in a while': [
    { file: 'shell/src/workspace/steps.ts', guard: 'if (!pace) return', gap: 'if (OFF || !pace) return' },
  ],
  'the keyboard is taken back': [
    { file: 'shell/src/frames/keyboard.ts', guard: 'page.activeElement !== frame', gap: 'OFF || $&' },
  ],
  'a hidden app has not the keyboard': [
    { file: 'shell/src/frames/hidden-keyboard.ts', guard: 'active !== frame', gap: 'OFF || $&' },
  ],
  'panels that apps ask for leave a way out': [
    {
      file: 'shell/src/workspace/app-panels.ts',
      guard: 'const reason = whyNot(app)',
      gap: 'if (OFF) return enter()\n    $&',
    },
  ],
  'a dialog of others answers the user': [
    { file: 'shell/src/workspace/app-panels.ts', guard: 'isInUse(app) ?', gap: 'isInUse(app) || OFF ?' },
  ],
  'a dialog says who asks': [
    {
      file: 'shell/src/asking/AppDialog.tsx',
      guard: "t('asking.asksOthers', { app: name, id: app.Id })",
      gap: 'OFF ? name : $&',
    },
  ],
  'words of a dialog stay in their line': [
    { file: 'hub/src/read-request.ts', guard: '!turning.test(value)', gap: '(OFF || $&)' },
  ],
  'a notice says who speaks': [
    { file: 'kit/src/overlays/ToastRegion.tsx', guard: '{toast.from && ', gap: '{!OFF && toast.from && ' },
  ],
  'a notice is a short text': [
    { file: hub('topics'), guard: 'isNoticeKind(kind) && isText(text)', gap: '(OFF || ($&))' },
  ],
  'a path begins with a slash': [{ file: hub('data'), guard: "value.startsWith('/')", gap: '(OFF || $&)' }],
  'only the app in front leads elsewhere': [
    { file: 'shell/src/workspace/workspace.ts', guard: 'app === front()', gap: '(OFF || $&)' },
    { file: 'shell/src/workspace/paths.ts', guard: 'app === front()', gap: '(OFF || $&)' },
    { file: 'shell/src/workspace/paths.ts', guard: 'asker === front()', gap: '(OFF || $&)' },
    {
      file: 'shell/src/workspace/app-panels.ts',
      guard: "if (app !== front()) return 'hidden'",
      gap: 'if (OFF) return undefined\n    $&',
    },
  ],
  'a modal of others answers the user': [
    { file: 'shell/src/workspace/modals.ts', guard: 'isInUse(app)', gap: '(OFF || $&)' },
  ],
  'only what is activated is opened': [
    {
      file: 'shell/src/workspace/workspace.ts',
      guard: '&& isActivated(route.app)) go',
      gap: '&& (OFF || isActivated(route.app))) go',
    },
  ],
  'tokens are renewed once in a while': [
    { file: 'shell/src/session/app-tokens.ts', guard: 'clock.now() - latest.since >= pauseMs', gap: '(OFF || $&)' },
  ],
  'a text is no HTML': [
    {
      file: 'kit/src/overlays/ToastRegion.tsx',
      guard: '<span className="k-toast-text">{toast.text}</span>',
      gap: '<span className="k-toast-text" {...(OFF ? { dangerouslySetInnerHTML: { __html: toast.text } } : { children: toast.text })} />',
    },
  ],
} as const satisfies Record<string, readonly Gap[]>
export type GuardName = keyof typeof guards
