interface WebviewPage {
  /** Where the webview may load scripts and styles from. */
  readonly cspSource: string;
  /** Fresh for each page, from a cryptographic source. */
  readonly nonce: string;
  readonly script: string;
  readonly style: string;
  /** BCP 47 tag of the display language. */
  readonly language: string;
}

/** The view's page: nothing is allowed but its own script and style. */
export const webviewHtml = ({
  cspSource,
  nonce,
  script,
  style,
  language,
}: WebviewPage): string => `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${cspSource}; script-src 'nonce-${nonce}';">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Claimlight</title>
<link rel="stylesheet" href="${style}">
</head>
<body>
<div id="root"></div>
<script nonce="${nonce}" type="module" src="${script}"></script>
</body>
</html>`;
