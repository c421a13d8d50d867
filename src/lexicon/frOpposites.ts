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
  bailleur locataire,
  soutien oppos, soutenu opposé, soutenir oppos, souten oppos, favorable oppos, favorable défavorable, favorable hostile, faveur contre, défend critiqu, défendu critiqué, salu critiqu, salué critiqué, approuv désapprouv, approuv critiqu,
  hausse baisse, dessus dessous, dessus sous, dedans dehors, antérieur postérieur, proche lointain, près loin,
  arriv part, arrivée départ, commenc fini, débu termin, débu fini, début fin, début terme, débuter finir, commencement fin,
  continu interromp, continu cess, maintenu suspendu, maintien suspen, maintien annul, maintenu annulé, maintenu supprimé, maintien
  supprim, repris interrompu, reprend interromp, repris suspendu, agrand rédui, étend rédui, étendu réduit, élargi rédui, augment
  diminu, chaud froid, chauff refroid, sec humide, sèche humide, sec mouillé, facile difficile, facilement difficilement, fort
  faible, forte faible, fortement faiblement, épais mince, épais fin, large étroit, profond superficiel, lourd lég, lourd léger,
  lourde légère, simple compliqué, simple complexe, sûr dangereux, sûre dangereuse, propre sale, riche pauvre, offre demande,
  créancier débiteur, présent absent, présence absence, présentiel distance, présentiel distanciel, individuel collectif,
  individuelle collective, urbain rural, diurne nocturne, jour nuit, partiel total, partielle totale, partiellement totalement,
  partiellement entièrement, partiel complet, direct indirect, directement indirectement, volontaire forcé, volontaire obligatoire,
  facultativement obligatoirement, recommand déconseill, conseill déconseill, recommand interdi, recommand interdit, conseill interdit,
  autoris déconseill, respect enfreint, respect viol, réussi échou, réussite échec, succès échec, positif négatif, positive négative,
  avantage inconvénient, amélior dégrad, amélior détérior, amélioration dégradation, amélioration détérioration, amélior aggrav,
  renforc affaibl, simplifi compliqu, rapproch éloign, uni sépar, ensemble séparément, connu inconnu, fixe variable, ordinaire
  extraordinaire, accord désaccord, satisfait insatisfait, satisfait mécontent, optimiste pessimiste, verticale
  horizontale, vertical horizontal, devant derrière, préalable postérieur, charg décharg, débit crédit, suffis
  insuffis, suffisamment insuffisamment, adapté inadapté, fréquent rare, fréquemment rarement, souvent rarement, neuf usagé, neuf
  occasion, supérieur inférieure, sous-est surest, monter descend, mont descend, accueill refus, ralent accél, abaiss relev, abaiss
  augment, relev rédui, tient annul`);
