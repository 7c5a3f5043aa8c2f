// A game's analysis: requested, polled and shown.

import { t } from '../language.svelte'
import * as api from './api'

const EVERY = 1000 // milliseconds between polls

export class Analysis {
  state = $state<'unknown' | api.AnalysisAnswer['state']>('unknown')
  done = $state(0)
  total = $state(0)
  yours = $state(false)
  result = $state.raw<api.AnalysisResult | null>(null)
  failed = $state('')

  #timer = 0
  #closed = false

  constructor(readonly id: string) {}

  /** Check whether there is an analysis; returns a function that stops polling. */
  open(): () => void {
    void this.#ask(api.analysis)
    return () => {
      this.#closed = true
      clearTimeout(this.#timer)
    }
  }

  start(): void {
    void this.#ask(api.analyse)
  }

  stop(): void {
    void this.#ask(api.stopAnalysis)
  }

  /** The decision at a moment. */
  at(moment: number): api.AnalysedDecision | undefined {
    return this.result?.decisions[moment]
  }

  async #ask(request: (id: string) => Promise<api.AnalysisAnswer>): Promise<void> {
    clearTimeout(this.#timer)
    const looking = request === api.analysis
    try {
      const answer = await request(this.id)
      if (this.#closed) return
      // It was running and no longer is: it was stopped, or its server was.
      this.failed = looking && this.state === 'running' && answer.state === 'none' ? t('analysis_gone') : ''
      this.state = answer.state
      this.done = answer.done
      this.total = answer.total
      this.yours = answer.yours
      this.result = answer.result
    } catch (error) {
      this.failed = error instanceof Error ? error.message : ''
      if (this.state === 'unknown') this.state = 'none'
    }
    if (this.state === 'running' && !this.#closed)
      this.#timer = window.setTimeout(() => void this.#ask(api.analysis), EVERY)
  }
}
