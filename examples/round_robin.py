#!/usr/bin/env python3
"""A round robin by correspondence, with Python's standard library only.

    export CROWNHEAD_KEY=ck_...
    python3 round_robin.py FOLDER ORIGIN NAME NAME NAME ...   orders the games
    python3 round_robin.py FOLDER                             follows them: run it every hour, by cron

One request makes all games, or none. NAME may be NAME=ADDRESS: that player gets one email for all of their games. The
key needs the scope games:create; with seats:hold, too, nobody needs an address. FOLDER/links.txt has the links for
handing on: invitations, also of players who get theirs by email, and with seats:hold those of Black. Each line is a
secret of its player. Each later run writes FOLDER/table.txt, the cross table, and FOLDER/games.pdn. A crash loses
nothing: run it again. RULES=international chooses another rule set.
"""
import json
import os
import re
import secrets
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path


def ask(origin, method, path, body=None, headers=None):
    """Sends a request; returns status, headers and text. Waits as a busy service asks; other refusals end the program."""
    data = None if body is None else json.dumps(body).encode()
    sent = {"Accept": "application/json, text/plain", **(headers or {})}
    if data is not None:
        sent["Content-Type"] = "application/json"
    for _ in range(6):
        request = urllib.request.Request(origin + path, data=data, headers=sent, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except urllib.error.HTTPError as refusal:
            if refusal.code == 304:
                return 304, refusal.headers, ""
            if refusal.code not in (429, 503):
                sys.exit(f"{method} {path}: {refusal.code} {refusal.read().decode()}")
            time.sleep(int(refusal.headers.get("Retry-After", "5")))
    sys.exit(f"{method} {path}: the service is busy")


def store(path, value):
    """Writes a file completely or not at all, readable only by its owner."""
    temporary = path.with_suffix(".new")
    with open(os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(value)
    temporary.replace(path)


def save(folder, state):
    store(folder / "state.json", json.dumps(state, indent=1))


def player(text):
    name, _, email = text.partition("=")
    return {"name": name, "email": email} if email else {"name": name}


def plan(folder, origin, texts):
    """Plans a single round robin. The service makes the pairings, by the tables that clubs use."""
    players = [player(text) for text in texts]
    names = [each["name"] for each in players]
    if len(set(names)) != len(names) or len(names) < 2:
        sys.exit("give at least two names, each once")
    body = {"rules": os.environ.get("RULES", "english"), "players": players, "roundRobin": "single"}
    # The key is drawn once and stored first: the same key never creates the games twice.
    save(folder, {"origin": origin, "names": names, "key": secrets.token_hex(16), "body": body})


def begins(state):
    _, _, text = ask(state["origin"], "GET", "/v1/rules")
    return next(each["begins"] for each in json.loads(text)["rules"] if each["id"] == state["body"]["rules"])


def order(folder, state):
    """Places the order and waits for its games. Sent again after a crash, it is the same order."""
    owned = {"Authorization": "Bearer " + os.environ.get("CROWNHEAD_KEY", "")}
    keyed = {**owned, "Idempotency-Key": state["key"]}
    _, _, text = ask(state["origin"], "POST", "/v1/games/bulk", state["body"], keyed)
    path = "/v1/orders/" + json.loads(text)["order"]["id"]
    while True:
        _, _, text = ask(state["origin"], "GET", path, headers=owned)
        answer = json.loads(text)
        if answer["order"]["status"] == "made":
            break
        print(answer["order"]["made"], "of", answer["order"]["asked"], "made")
        time.sleep(2)
    first, lines, games = begins(state), [], []
    for game in answer["games"]:
        names = {colour: state["names"][game[colour] - 1] for colour in ("black", "white")}
        other = "white" if first == "black" else "black"
        games.append({"id": game["id"], "begins": first, "first": names[first], "second": names[other]})
        lines += [f"{name}\t{game['links'][colour]['url']}" for colour, name in names.items() if colour in game["links"]]
    store(folder / "links.txt", "\n".join(lines) + "\n")
    save(folder, {**state, "games": games})
    return {**state, "games": games}


def points(game):
    """Twice the points of the side that began: 2, 1 or 0. None while the game is running."""
    result = game.get("result")
    if result is None:
        return None
    return 1 if result["winner"] is None else 2 if result["winner"] == game["begins"] else 0


RESULTS = {2: {"1-0", "2-0"}, 1: {"1/2-1/2", "1-1"}, 0: {"0-1", "0-2"}, None: {"*"}}


def follow(state):
    """Reads each game that may have changed. One that has not is answered with 304."""
    for game in state["games"]:
        headers = {"If-None-Match": game["etag"]} if "etag" in game else {}
        status, answered, text = ask(state["origin"], "GET", f"/v1/games/{game['id']}", headers=headers)
        if status == 304:
            continue
        answer = json.loads(text)
        game.update(etag=answered["ETag"], status=answer["status"], result=answer["result"])
        if answer["status"] in ("active", "finished"):
            _, _, game["pdn"] = ask(state["origin"], "GET", f"/v1/games/{game['id']}.pdn")
            check(game)


def check(game):
    """Compares the record with the game. In PDN 1-0 is a win of the side that began, whatever its colour."""
    tag = re.search(r'^\[Result "([^"]*)"\]', game["pdn"], re.MULTILINE)
    if tag is None or tag[1] not in RESULTS[points(game)]:
        sys.exit(f"{game['id']}: the record says {tag and tag[1]}, the game {game['result']}")


def table(state):
    names = state["names"]
    cells = {name: {} for name in names}
    for game in state["games"]:
        first = points(game)
        if first is not None:
            cells[game["first"]][game["second"]] = first
            cells[game["second"]][game["first"]] = 2 - first
    width = max(map(len, names))
    heads = " ".join(f"{number:>2}" for number in range(1, len(names) + 1))
    rows = [f"{'':>{width + 4}}{heads}   sum"]
    for number, name in enumerate(names, 1):
        marks = (" x" if other == name else f"{cells[name].get(other, '.'):>2}" for other in names)
        rows.append(f"{number:>2} {name:<{width}} {' '.join(marks)} {sum(cells[name].values()):>5}")
    return "\n".join(rows) + "\n"


def main(folder, origin=None, *names):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / "state.json").exists():
        if origin is None:
            sys.exit(__doc__)
        plan(folder, origin.rstrip("/"), list(names))
    state = json.loads((folder / "state.json").read_text())
    if "games" not in state:
        state = order(folder, state)
    follow(state)
    save(folder, state)
    store(folder / "games.pdn", "\n".join(game["pdn"] for game in state["games"] if "pdn" in game))
    store(folder / "table.txt", table(state))
    print(table(state), end="")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(*sys.argv[1:])
