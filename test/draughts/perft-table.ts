import type { RulesId } from '../../shared/draughts/index.ts'

/**
 * An entry has the rules, a name, the position as FEN, and the number of sequences of 1, 2, 3 ... plies. Routes that
 * capture the same pieces count as one move.
 */
export type Entry = readonly [rules: RulesId, name: string, fen: string, leaves: readonly number[]]

/**
 * Counts of up to ten million. A. Bik published those of the English start position, of positions of kings and of
 * others. R. Halbersma published, with his program dctl, those of the start positions of all games, Random178 and
 * AllKings, and E. Gilbert the Italian ones. Two independent generators counted the rest.
 */
export const ENTRIES: readonly Entry[] = [
  ['english', 'start', 'B:W21-32:B1-12', [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680]],
  ['pool', 'start', 'W:W21-32:B1-12', [7, 49, 302, 1469, 7482, 37986, 190146, 929896, 4570534]],
  ['russian', 'start', 'W:W21-32:B1-12', [7, 49, 302, 1469, 7482, 37986, 190146, 929899, 4570586]],
  ['brazilian', 'start', 'W:W21-32:B1-12', [7, 49, 302, 1469, 7473, 37628, 187302, 907830, 4431766]],
  ['czech', 'start', 'W:W21-32:B1-12', [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963671]],
  ['spanish', 'start', 'W:W21-32:B1-12', [7, 49, 302, 1469, 7361, 36473, 177532, 828783, 3860866]],
  ['portuguese', 'start', 'W:W21-32:B1-12', [7, 49, 302, 1469, 7361, 36473, 177532, 828783, 3860866]],
  ['italian', 'start', 'W:W21-32:B1-12', [7, 49, 302, 1469, 7361, 36473, 177532, 828783, 3860875]],
  ['thai', 'twelve men each', 'W:W21-32:B1-12', [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963648]],
  ['international', 'start', 'W:W31-50:B1-20', [9, 81, 658, 4265, 27117, 167140, 1049442, 6483961]],
  ['frisian', 'start', 'W:W31-50:B1-20', [9, 81, 658, 3874, 21265, 102431, 540126, 2825779]],
  ['canadian', 'start', 'W:W43-72:B1-30', [11, 121, 1222, 10053, 79049, 584100, 4369366]],
  [
    'international',
    'Random178',
    'B:BK17,K24:W6,9-11,20-23,30,K31,33,37,41-44,46',
    [14, 55, 1168, 5432, 87195, 629010, 9041010],
  ],
  [
    'international',
    'AllKings',
    'W:WK31,K32,K33,K34,K35,K36,K37,K38,K39,K40,K41,K42,K43,K44,K45,K46,K47,K48,K49,K50:BK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12,K13,K14,K15,K16,K17,K18,K19,K20',
    [17, 79, 352, 1399, 7062, 37589, 217575, 1333217, 8558321],
  ],
  ['frisian', 'Random178', 'B:BK17,K24:W6,9-11,20-23,30,K31,33,37,41-44,46', [1, 1, 11, 20, 186, 1069, 8552]],
  [
    'frisian',
    'AllKings',
    'W:WK31,K32,K33,K34,K35,K36,K37,K38,K39,K40,K41,K42,K43,K44,K45,K46,K47,K48,K49,K50:BK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12,K13,K14,K15,K16,K17,K18,K19,K20',
    [17, 79, 373, 1671, 8626, 47850, 273576, 1575152, 9648385],
  ],
  ['frisian', 'five men each', 'W:W46-50:B1-5', [9, 81, 657, 5329, 41829, 328329, 2572197]],
  [
    'italian',
    'Gilbert 1',
    'W:W30,26,27,22-24,17,18,20:B14-16,9,11,5,6,1,3',
    [5, 13, 42, 107, 360, 1099, 3736, 12495, 43686, 164173, 628666, 2643555],
  ],
  ['italian', 'Gilbert 2', 'B:W30,21,22,17,20,K6:B25,28,9,5,1,3', [6, 47, 271, 1916, 10810, 73137, 389809, 2469050]],
  [
    'italian',
    'Gilbert 3',
    'W:WK27,K28,17,20,9,K12,8:B21,24,K19,K13,14,K11,4',
    [13, 112, 828, 6756, 46241, 368908, 2468110],
  ],
  [
    'english',
    'pdn-spec position',
    'B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29',
    [5, 38, 178, 1378, 5836, 40745, 197933, 1377007, 6924280],
  ],
  [
    'english',
    'all kings',
    'B:WK21,K22,K23,K24,K25,K26,K27,K28,K29,K30,K31,K32:BK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12',
    [7, 49, 340, 1983, 12914, 84049, 546568, 3508400],
  ],
  ['english', 'almost promotion', 'B:W5-8:B25-28', [7, 49, 259, 1369, 7104, 36864, 228096, 1411344, 9116898]],
  [
    'english',
    'circular king captures',
    'W:WK3,K4,5,8,K21,27:BK12,K17,K18,K25,K26',
    [1, 1, 6, 24, 160, 329, 1752, 5996, 41486, 99620],
  ],
  [
    'english',
    'eight white men around a black king (man+king tours)',
    'B:W6-8,14-16,22-24:BK1,K3,12,K32',
    [8, 63, 141, 719, 2332, 12112, 67882, 378926, 2286802],
  ],
  ['english', 'open board 4K v 4K', 'W:WK1,K2,K3,K4:BK29,K30,K31,K32', [7, 49, 350, 2500, 20200, 163216, 1360053]],
  [
    'english',
    'mixed ending',
    'W:W21,22,30,K6,K14:B5,12,K27,K18,20',
    [2, 10, 103, 486, 4093, 20449, 170729, 834644, 6830684],
  ],
  [
    'english',
    '11-man ballot 1',
    'B:W19,21-23,25-27,29-32:B1-7,9-12',
    [9, 56, 300, 1573, 8136, 42681, 217585, 1102280, 5492334],
  ],
  [
    'russian',
    'all kings',
    'W:WK21,K22,K23,K24,K25,K26,K27,K28,K29,K30,K31,K32:BK1,K2,K3,K4,K5,K6,K7,K8,K9,K10,K11,K12',
    [13, 59, 260, 1121, 5918, 33560, 202534, 1243721],
  ],
  ['russian', 'mixed', 'W:W21,22,30,K6,K14:B5,12,K27,K18,20', [2, 4, 28, 95, 381, 1517, 7931]],
  ['brazilian', 'almost promotion', 'W:W5-8:B25-28', [7, 49, 344, 2335, 19446, 147879, 1272178]],
  [
    'brazilian',
    'random kings',
    'W:WK1,9,10,K17,18,21,29,31,32:B2,6,K7,8,13,K15,16,K22,24-27,K28,K30',
    [1, 5, 16, 42, 101, 285, 982, 2304],
  ],
  ['pool', 'almost promotion', 'W:W5-8:B25-28', [7, 49, 344, 2341, 19559, 149172, 1288694]],
  [
    'pool',
    'random kings',
    'W:WK1,9,10,K17,18,21,29,31,32:B2,6,K7,8,13,K15,16,K22,24-27,K28,K30',
    [4, 11, 34, 117, 354, 1362, 4733, 20009],
  ],
  ['czech', 'almost promotion', 'W:W5-8:B25-28', [7, 49, 344, 2372, 19946, 155366, 1363005]],
  [
    'czech',
    'random kings',
    'W:WK1,9,10,K17,18,21,29,31,32:B2,6,K7,8,13,K15,16,K22,24-27,K28,K30',
    [3, 11, 23, 99, 229, 837, 2392, 10422],
  ],
  ['canadian', 'kings', 'W:WK67,K68,K69,60,50:BK1,K2,K6,20,30,41', [1, 4, 48, 113, 960, 6246]],
  ['english-crown-and-continue', 'start', 'B:W21-32:B1-12', [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963629]],
  ['english-kings-first', 'start', 'B:W21-32:B1-12', [7, 49, 302, 1469, 7361, 36768, 179740, 845931, 3963680]],
]
