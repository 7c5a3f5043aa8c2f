// The rules are kept as plain text, a file for each language in a game's folder: `#` and `##` begin sections, a rule begins with
// its number, `- ` is a list, `| ` a row of a table (the first row and the first column are headings), `> ` an example,
// `? ` says what of the rule above is a reconstruction, `![name]` is a drawing. Numbers are anchors: a refusal links to
// the rule it speaks of.

import { GAMES } from '../games/registry'

export type Block =
  | { kind: 'section'; level: 1 | 2; number: string; text: string }
  | { kind: 'rule'; number: string; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'example'; text: string }
  | { kind: 'reconstruction'; text: string }
  | { kind: 'picture'; name: string }

const NUMBER = /^([A-Z]\d+(?:\.\d+)*) (.+)$/

export function readRules(source: string): Block[] {
  const blocks: Block[] = []
  for (const line of source.split('\n').map((each) => each.trim())) {
    if (!line) continue
    const section = /^(##?) (.+)$/.exec(line)
    const numbered = NUMBER.exec(section ? section[2]! : line)
    const last = blocks.at(-1)
    if (section && numbered)
      blocks.push({ kind: 'section', level: section[1]!.length as 1 | 2, number: numbered[1]!, text: numbered[2]! })
    else if (line.startsWith('![')) blocks.push({ kind: 'picture', name: line.slice(2, -1) })
    else if (line.startsWith('> ')) blocks.push({ kind: 'example', text: line.slice(2) })
    else if (line.startsWith('? ')) blocks.push({ kind: 'reconstruction', text: line.slice(2) })
    else if (line.startsWith('| ')) {
      const row = line.slice(2, -2).split(' | ')
      if (last?.kind === 'table') last.rows.push(row)
      else blocks.push({ kind: 'table', rows: [row] })
    } else if (line.startsWith('- ') && last?.kind === 'list') last.items.push(line.slice(2))
    else if (line.startsWith('- ')) blocks.push({ kind: 'list', items: [line.slice(2)] })
    else if (numbered) blocks.push({ kind: 'rule', number: numbered[1]!, text: numbered[2]! })
    else blocks.push({ kind: 'text', text: line })
  }
  return blocks
}

/** What a rule says; of a section, what stands below its heading before the next number. */
export function ruleText(blocks: Block[], number: string): string {
  const at = blocks.findIndex((block) => 'number' in block && block.number === number)
  const found = blocks[at]
  if (!found) return ''
  if (found.kind === 'rule') return found.text
  const rest = blocks.slice(at + 1)
  const end = rest.findIndex((block) => 'number' in block)
  return rest
    .slice(0, end < 0 ? undefined : end)
    .flatMap((block) => (block.kind === 'text' ? [block.text] : block.kind === 'list' ? block.items : []))
    .join(' ')
}

export async function loadRules(game: string, language: string): Promise<Block[]> {
  const page = (await GAMES[game]?.rules?.())?.pages[`./${language}.md`]
  return page ? readRules(await page()) : []
}
