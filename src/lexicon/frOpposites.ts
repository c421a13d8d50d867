import { wordPairs } from './lists.ts';

/** French words that exclude each other, without the endings that inflection gives them where it is regular. */
export const frenchOpposites =
  wordPairs(`approuv rejet, accept refus, accept rejet, adopt rejet, adopt repouss, accord refus,
  autoris interd, autoris interdit, permis interdit, permet interdit, activ désactiv, actif inactif, allum éteint, allum
  étein, connect déconnect, verrouill déverrouill, install désinstall, chiffr déchiffr, maximum minimum, maxim minim,
  maximal minimal, supérieur inférieur, meilleur pire, ouvert ferm, ouvr ferm, gratuit payant, obligatoire facultatif,
  obligatoire facultativ, obligatoire optionnel, obligatoire optionnell, public privé, publique privée, interne externe,
  intérieur extérieur, avant après, premier dernier, première dernière, toujours jamais, gagn perd, gagné perdu, gagnant
  perdant, achet vend, acheté vendu, acheteur vendeur, entrée sortie, possible impossible, nord sud, gauche droit, nouveau
  ancien, nouvelle ancienne, temporaire permanent, provisoire définitif, provisoire définitiv, automatique manuel,
  automatique manuell, automatiquement manuellement, inclu exclu, inclus exclu, compris exclu, majorité minorité, bénéfice
  perte, excédent déficit, recette dépense, construi détrui, construit détruit, embauch licenci, recrut licenci, commenc
  termin, confirm démen, confirm démenti, report annul, report avanc, unanimité contre, unanimité abstention, légal illégal,
  légaux illégaux, vide plein, rapide lent, rapidement lentement, long court, haut bas, grand petit, coupable innocent, vrai
  faux, suffisant insuffisant, complet incomplet, visible caché, vivant mort, import export, hiver été, ajout supprim, tôt
  tard, avance retard, allong raccourc, allong rédui, allong réduit, accélèr ralent, accélér ralent, propriétaire locataire,
  bailleur locataire`);
