"""Verifies a webhook delivery, as the Standard Webhooks specification says. Needs Python 3.9 and nothing else."""

import base64
import hashlib
import hmac
import json
import time


def verified(secret, headers, body, within=300):
    """Returns what was sent, or raises ValueError. headers: names in lower case. body: the bytes as they came. within: how
    many seconds it may be old; None for npm start, whose clock can be moved."""
    sent, at = headers["webhook-id"], headers["webhook-timestamp"]
    if within is not None and abs(time.time() - int(at)) >= within:
        raise ValueError("not of now")
    key = base64.b64decode(secret.replace("whsec_", ""))
    digest = hmac.new(key, f"{sent}.{at}.".encode() + body, hashlib.sha256).digest()
    own = b"v1," + base64.b64encode(digest)
    if not any(hmac.compare_digest(own, each.encode()) for each in headers["webhook-signature"].split(" ")):
        raise ValueError("not signed with this secret")
    return json.loads(body)
