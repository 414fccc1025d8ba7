import { connectApp } from '@kontor/sdk'
import { html, LitElement } from 'lit'

const messages = {
  en: { hello: 'Hello, {name}', ok: 'OK' },
  de: { hello: 'Guten Tag, {name}', ok: 'OK' },
}
const app = await connectApp({ areas: {}, messages, spawn: ({ source }) => `Hello ${source}` })

class Hello extends LitElement {
  override connectedCallback(): void {
    super.connectedCallback()
    app.onSession(() => this.requestUpdate())
    app.i18n.subscribe(() => this.requestUpdate())
  }

  override render() {
    const hello = app.t('hello', { name: app.session.user.name })
    return html`
      <h1>${hello}</h1>
      <button @click=${() => app.notice('info', hello)}>${app.t('ok')}</button>
    `
  }
}
customElements.define('hello-kontor', Hello)
