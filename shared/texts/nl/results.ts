import type { Texts } from '../en.ts'

export const results: Texts['results'] = {
  won: {
    'no-pieces': (winner, loser) => `${winner} heeft gewonnen: ${loser} heeft geen stukken meer.`,
    'no-moves': (winner, loser) => `${winner} heeft gewonnen: ${loser} kan niet meer zetten.`,
    resignation: (winner, loser) => `${winner} heeft gewonnen: ${loser} gaf op.`,
    time: (winner, loser) => `${winner} heeft gewonnen: de tijd van ${loser} was om.`,
    'illegal-moves': (winner, loser) => `${winner} heeft gewonnen: ${loser} deed een tweede onreglementaire zet.`,
    adjudication: (winner) => `${winner} heeft gewonnen door beslissing van de arbiter.`,
  },
  drawn: {
    agreement: 'Remise in overleg.',
    threefold: 'Remise: dezelfde stand kwam voor de derde keer voor.',
    'forty-move': 'Remise: veertig zetten ieder zonder slag of zet met een schijf.',
    'twenty-five-move': 'Remise: vijfentwintig zetten ieder met alleen dammen, zonder slag.',
    'twenty-move': 'Remise: twintig zetten ieder zonder slag of zet met een schijf.',
    'fifteen-move': 'Remise: vijftien zetten ieder zonder slag of zet met een schijf.',
    'sixteen-move': 'Remise: zestien zetten ieder met drie stukken tegen één dam.',
    'king-against-king': 'Remise: één dam tegen één dam.',
    adjudication: 'Remise door beslissing van de arbiter.',
    count: 'Remise: het aantal getelde zetten is op.',
  },
  calledOff: (name) => `${name} heeft de partij afgebroken. Niemand heeft verloren.`,
  calledOffByClock: (name) => `De partij is afgebroken: de eerste zet van ${name} kwam niet. Niemand heeft verloren.`,
  expired: 'Niemand nam de uitnodiging op tijd aan; ze is verlopen.',
  youWon: 'Je hebt gewonnen',
  youLost: 'Je hebt verloren',
  draw: 'Remise',
  over: 'De partij is afgelopen',
  off: 'Afgebroken',
}
